"""peak.py MIB COMMAND...: runs the command and fails when it took more memory at its peak."""
import resource
import subprocess
import sys

status = subprocess.run(sys.argv[2:], stdout=subprocess.DEVNULL).returncode
peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024
if peak > int(sys.argv[1]):
    sys.exit(f"took {peak} MiB")
sys.exit(status)
