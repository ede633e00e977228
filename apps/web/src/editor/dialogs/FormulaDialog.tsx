import {
  Button,
  Checkbox,
  Group,
  SegmentedControl,
  Textarea,
  useComputedColorScheme,
} from '@mantine/core';
import { formulaProblem } from '@pv/gost';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { changeNode, putAtCaret, putInline } from '../section/put-blocks.ts';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { showFormula } from '../text/objects.ts';
import { DialogFrame, type EditorDialogProps } from './DialogFrame.tsx';
import classes from './dialogs.module.css';
import { isMenuOpen, loadMathField } from './load-math-field.ts';

interface MathFieldProps {
  tex: string;
  label: string;
  onChange: (tex: string) => void;
  onEnter: (tex: string) => void;
  /** Its code did not come. */
  onMissing: () => void;
}

/** A field in which a formula is typed as it looks. Its code and fonts are loaded when it is first shown. */
function MathField({ tex, label, onChange, onEnter, onMissing }: MathFieldProps) {
  const { locale } = useTexts();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  // the keyboard on the screen would take the colours of the system
  useEffect(() => document.body.setAttribute('theme', scheme), [scheme]);
  const host = useRef<HTMLDivElement>(null);
  const first = useRef(tex);
  const changed = useEffectEvent(onChange);
  const entered = useEffectEvent(onEnter);
  const missing = useEffectEvent(onMissing);
  useEffect(() => {
    const root = host.current;
    let closed = false;
    const show = (MathfieldElement: Awaited<ReturnType<typeof loadMathField>>) => {
      if (closed || !root) return;
      MathfieldElement.locale = locale;
      const field = new MathfieldElement({ mathVirtualKeyboardPolicy: 'manual' });
      field.className = classes.field ?? '';
      field.value = first.current;
      field.setAttribute('aria-label', label);
      field.dataset.autofocus = 'true';
      // Esc closes the dialog; the field would take it for its own LaTeX mode, which has a tab here
      field.addEventListener(
        'keydown',
        (event) => {
          if (event.key === 'Escape' && !isMenuOpen()) event.stopPropagation();
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          // these keys save here as everywhere; the field would begin a new line of the formula
          event.preventDefault();
          event.stopImmediatePropagation();
          setTimeout(() => entered(field.value));
        },
        { capture: true },
      );
      field.addEventListener('input', () => changed(field.value));
      field.addEventListener('change', () => {
        // after the key, or the text that gets the focus back would get the Enter too
        if (document.activeElement === field) setTimeout(() => entered(field.value));
      });
      root.replaceChildren(field);
      field.focus();
    };
    loadMathField().then(show, () => {
      if (!closed) missing();
    });
    return () => {
      closed = true;
      // nothing else hides the keyboard on the screen, and it covers a third of the page
      window.mathVirtualKeyboard?.hide();
      root?.replaceChildren();
    };
  }, [label, locale]);
  return <div ref={host} className={classes.fieldPlace} />;
}

type Mode = 'visual' | 'tex';

function Preview({ tex, display }: { tex: string; display: boolean }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current) showFormula(host.current, tex, display);
  }, [tex, display]);
  return <div ref={host} className={classes.preview} aria-live="polite" />;
}

/** A formula, typed as in a book or as LaTeX. What cannot be printed cannot be put into the text. */
export function FormulaDialog({ dialog, place, onClose }: EditorDialogProps<'formula'>) {
  const { t, locale } = useTexts();
  const bench = useWorkbench();
  const [mode, setMode] = useState<Mode>('visual');
  const [tex, setTex] = useState(dialog.tex);
  const [numbered, setNumbered] = useState(dialog.numbered);
  const { pos, inline } = dialog;
  const problem = formulaProblem(tex, locale);

  const save = (tex: string) => {
    const editor = bench.editor();
    if (!editor || formulaProblem(tex, locale)) return;
    const type = inline ? 'formulaInline' : 'formula';
    const attrs = inline ? { tex } : { tex, numbered };
    const changed = changeNode(editor, place(), type, attrs);
    if (!changed && inline) putInline(editor, [{ type, attrs }]);
    else if (!changed) putAtCaret(editor, { type, attrs });
    onClose();
  };
  return (
    <DialogFrame
      size="lg"
      atTop
      title={t(inline ? 'editor.action.formulaInline' : 'editor.formula.title')}
      unsaved={tex !== dialog.tex}
      escapes={isMenuOpen}
      onClose={onClose}
    >
      <SegmentedControl
        mb="sm"
        value={mode}
        onChange={(value) => setMode(value === 'tex' ? 'tex' : 'visual')}
        data={[
          { value: 'visual', label: t('editor.formula.visual') },
          { value: 'tex', label: t('editor.formula.tex') },
        ]}
      />
      {mode === 'visual' ? (
        <MathField
          tex={tex}
          label={t('editor.formula.field')}
          onChange={setTex}
          onEnter={save}
          onMissing={() => setMode('tex')}
        />
      ) : (
        <Textarea
          autosize
          minRows={3}
          autoFocus
          spellCheck={false}
          ff="monospace"
          aria-label={t('editor.formula.field')}
          placeholder="\frac{a}{b}"
          value={tex}
          onChange={(event) => setTex(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            save(tex);
          }}
        />
      )}
      {mode === 'tex' && tex.trim() !== '' && <Preview tex={tex} display={!inline} />}
      {tex.trim() !== '' && problem && (
        <p className={classes.note} role="alert">
          {problem}
        </p>
      )}
      <Group justify="space-between" mt="md">
        {inline ? (
          <span />
        ) : (
          <Checkbox
            label={t('editor.formula.numbered')}
            checked={numbered}
            onChange={(event) => setNumbered(event.currentTarget.checked)}
          />
        )}
        <Button onClick={() => save(tex)} disabled={problem !== null}>
          {t(pos === null ? 'editor.formula.insert' : 'ui.save')}
        </Button>
      </Group>
    </DialogFrame>
  );
}
