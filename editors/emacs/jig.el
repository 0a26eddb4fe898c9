;;; jig.el --- MLIR and transform scripts by jig lsp -*- lexical-binding: t -*-

;; Emacs 29 and later, whose eglot speaks the Language Server Protocol. In init.el:
;;     (load "/path/to/jig.el")
;; A buffer of a .mlir file starts the server. `M-x jig-payload' shows the payload as it is behind the
;; line of point, in a script that names one by a line `// payload: FILE'.

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

(provide 'jig)
;;; jig.el ends here
