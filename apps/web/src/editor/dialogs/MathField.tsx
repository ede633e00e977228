import { useEffect, useEffectEvent, useRef } from 'react';
import classes from './dialogs.module.css';
import { loadMathField } from './load-math-field.ts';

interface MathFieldProps {
  tex: string;
  label: string;
  onChange: (tex: string) => void;
  onEnter: () => void;
}

/** A field in which a formula is typed as it looks. Its code and fonts are loaded when it is first shown. */
export function MathField({ tex, label, onChange, onEnter }: MathFieldProps) {
  const host = useRef<HTMLDivElement>(null);
  const first = useRef(tex);
  const changed = useEffectEvent(onChange);
  const entered = useEffectEvent(onEnter);
  useEffect(() => {
    const root = host.current;
    let closed = false;
    void loadMathField().then((MathfieldElement) => {
      if (closed || !root) return;
      const field = new MathfieldElement({ mathVirtualKeyboardPolicy: 'manual' });
      field.className = classes.field ?? '';
      field.value = first.current;
      field.setAttribute('aria-label', label);
      field.addEventListener('input', () => changed(field.value));
      field.addEventListener('change', () => {
        if (document.activeElement === field) entered();
      });
      root.replaceChildren(field);
      field.focus();
    });
    return () => {
      closed = true;
      root?.replaceChildren();
    };
  }, [label]);
  return <div ref={host} className={classes.fieldPlace} />;
}
