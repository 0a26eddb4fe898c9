;;; jig.el --- MLIR and transform scripts by jig lsp -*- lexical-binding: t -*-

;; Emacs 29 and later, whose eglot speaks the Language Server Protocol. In init.el:
;;     (load "/path/to/jig.el")
;; A buffer of a .mlir file starts the server. `M-x jig-payload' shows the payload as it is behind the
;; line of point, in a script that names one by a line `// payload: FILE'. With dap-mode, `M-x dap-debug'
;; debugs the script of the buffer.

;;; Code:
(require 'eglot)

(define-derived-mode jig-mlir-mode prog-mode "MLIR"
  "Text of MLIR, payload and transform scripts."
  (setq-local comment-start "// ")
  (setq-local comment-start-skip "//+\\s-*")
  (setq-local font-lock-defaults
              '((("%[-A-Za-z0-9_$.]+" . font-lock-variable-name-face)
                 ("@[A-Za-z0-9_$.]+" . font-lock-function-name-face)
                 ("[!#^][A-Za-z0-9_$.]+" . font-lock-type-face)
                 ("\\<[a-z_]+\\.[a-z_.0-9]+\\>" . font-lock-keyword-face)))))

(modify-syntax-entry ?/ ". 12" jig-mlir-mode-syntax-table)
(modify-syntax-entry ?\n ">" jig-mlir-mode-syntax-table)
(modify-syntax-entry ?% "_" jig-mlir-mode-syntax-table)

(add-to-list 'auto-mode-alist '("\\.mlir\\'" . jig-mlir-mode))
(add-to-list 'eglot-server-programs '(jig-mlir-mode . ("jig" "lsp")))
(add-hook 'jig-mlir-mode-hook #'eglot-ensure)

(defun jig-payload ()
  "Show the payload as it is behind the line of point."
  (interactive)
  (let ((answer (jsonrpc-request (eglot--current-server-or-lose) :jig/payload
                                 (eglot--TextDocumentPositionParams))))
    (with-current-buffer (get-buffer-create "*jig payload*")
      (let ((inhibit-read-only t))
        (erase-buffer)
        (insert (plist-get answer :text)))
      (special-mode)
      (display-buffer (current-buffer)))))

(defun jig-payload-of-script ()
  "The payload that the script of the buffer names, or that the user does."
  (save-excursion
    (goto-char (point-min))
    (expand-file-name (if (re-search-forward "^// payload: *\\(.*[^ \n]\\)" nil t)
                          (match-string 1)
                        (read-file-name "Payload: ")))))

(declare-function dap-register-debug-provider "dap-mode")
(declare-function dap-register-debug-template "dap-mode")

(defun jig-complete-launch (configuration)
  "CONFIGURATION with the script of the buffer, its payload, and how the debugger starts."
  (let ((script (plist-get configuration :script)))
    (append (list :dap-server-path '("jig" "dap")
                  :script (or script buffer-file-name)
                  :payload (or (plist-get configuration :payload) (jig-payload-of-script)))
            configuration)))

(with-eval-after-load 'dap-mode
  (dap-register-debug-provider "jig" #'jig-complete-launch)
  (dap-register-debug-template
   "Jig: this script"
   (list :type "jig" :request "launch" :name "Jig: this script" :stopOnEntry t :stopAtEnd t)))

(provide 'jig)
;;; jig.el ends here
