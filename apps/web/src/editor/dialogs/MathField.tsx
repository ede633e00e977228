import { useEffect, useEffectEvent, useRef } from 'react';
import classes from './dialogs.module.css';
import { loadMathField } from './load-math-field.ts';

interface MathFieldProps {
  tex: string;
  label: string;
  onChange: (tex: string) => void;
  onEnter: (tex: string) => void;
  /** Its code did not come. */
  onMissing: () => void;
}

/** A field in which a formula is typed as it looks. Its code and fonts are loaded when it is first shown. */
export function MathField({ tex, label, onChange, onEnter, onMissing }: MathFieldProps) {
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
      const field = new MathfieldElement({ mathVirtualKeyboardPolicy: 'manual' });
      field.className = classes.field ?? '';
      field.value = first.current;
      field.setAttribute('aria-label', label);
      field.dataset.autofocus = 'true';
      // Esc closes the dialog; the field would take it for its own LaTeX mode, which has a tab here
      field.addEventListener(
        'keydown',
        (event) => {
          if (event.key === 'Escape') event.stopPropagation();
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
      root?.replaceChildren();
    };
  }, [label]);
  return <div ref={host} className={classes.fieldPlace} />;
}
