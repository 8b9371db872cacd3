;;; formdef-mode.el --- Form definitions  -*- lexical-binding: t; -*-

;; Version: 1.0
;; Package-Requires: ((emacs "27.1"))
;; Keywords: languages

;;; Commentary:

;; Colours, comments and indentation for .formdef files, and how eglot starts their server:
;;
;;     (add-to-list 'load-path "/path/to/editors/emacs")
;;     (require 'formdef-mode)
;;     (add-hook 'formdef-mode-hook #'eglot-ensure)

;;; Code:

(defgroup formdef nil
  "Form definitions."
  :group 'languages)

(defcustom formdef-program "formdef"
  "The program that checks, formats and serves form definitions."
  :type 'string)

(defcustom formdef-indent-offset 4
  "How many columns a block is indented."
  :type 'integer
  :safe #'integerp)

(defconst formdef-keywords
  '("import" "form" "preset" "tags" "section" "use" "rule" "on" "observe" "override" "attributes"
    "textField" "textView" "searchField" "label" "button" "switch" "segmentedControl" "datePicker" "picker"
    "stepper" "slider" "webInput")
  "The words that begin members.")

(defvar formdef-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 124b" table)
    (modify-syntax-entry ?* ". 23n" table)
    (modify-syntax-entry ?\n "> b" table)
    (modify-syntax-entry ?_ "_" table)
    (modify-syntax-entry ?` "\"" table)
    table))

(defvar formdef-font-lock-keywords
  `((,(rx (any "(,[") (* space) (group "/" (not (any "/*\n")) (*? nonl) "/")) 1 font-lock-string-face t)
    ("\\_<\\(\\(?:\\sw\\|\\s_\\)+\\)\\s-*:" 1 font-lock-variable-name-face)
    (,(concat "\\(?:^\\|[{};]\\)\\s-*\\(" (regexp-opt formdef-keywords) "\\)\\_>\\s-*\\(?:[^:[:space:]]\\|$\\)")
     1 font-lock-keyword-face)
    ("\\(?:^\\|[^.[:alnum:]_]\\)\\(\\.\\(?:\\sw\\|\\s_\\)+\\)" 1 font-lock-constant-face)
    ("\\_<\\(?:true\\|false\\|nil\\|next\\|previous\\|none\\|today\\|now\\)\\_>" . font-lock-constant-face))
  "What is coloured beside comments and strings.")

(defun formdef-indent-line ()
  "Indent the line by the brackets that are open before it."
  (interactive)
  (let* ((depth (save-excursion
                  (back-to-indentation)
                  (let ((open (car (syntax-ppss))))
                    (if (looking-at-p "[]})]") (1- open) open))))
         (column (* formdef-indent-offset (max 0 depth))))
    (if (<= (current-column) (current-indentation))
        (indent-line-to column)
      (save-excursion (indent-line-to column)))))

;;;###autoload
(define-derived-mode formdef-mode prog-mode "Formdef"
  "Mode for form definitions."
  (setq-local comment-start "// ")
  (setq-local comment-start-skip "\\(?://+\\|/\\*+\\)\\s-*")
  (setq-local comment-end "")
  (setq-local indent-tabs-mode nil)
  (setq-local indent-line-function #'formdef-indent-line)
  (setq-local font-lock-defaults '(formdef-font-lock-keywords)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.formdef\\'" . formdef-mode))

(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs `(formdef-mode . (,formdef-program "lsp"))))

(provide 'formdef-mode)
;;; formdef-mode.el ends here
