import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useRef } from 'react';
import { CodeFailure, PanelBoundary } from '../states/LoadFailure.tsx';
import classes from './RichField.module.css';
import { RichText } from './RichText.tsx';
import type { RichFieldProps } from './rich-field-props.ts';

const makeEditor = () => lazy(() => import('./RichEditor.tsx'));

/** The lazy editor remembers that its code did not come: it is made anew then. */
const code = { Editor: makeEditor() };

/** Has the focus while the code of the editor is on its way, and holds what is typed until then. */
function Ahead(
  props: Pick<RichFieldProps, 'label' | 'lang'> & { onType: (typed: string) => void },
) {
  return (
    <textarea
      // biome-ignore lint/a11y/noAutofocus: the field that was asked for is the one that is waited for
      autoFocus
      className={classes.ahead}
      aria-label={props.label}
      lang={props.lang}
      rows={3}
      onChange={(event) => props.onType(event.currentTarget.value)}
    />
  );
}

/**
 * A text with paragraphs, bold and italic letters, lists, links and tables, written with a toolbar. The
 * code of the editor is loaded when the first one is shown; until then the text can be read, and where
 * the field has the focus, what is typed is held for the editor.
 */
export function RichField(props: RichFieldProps) {
  const { label, lang, value, autoFocus } = props;
  const ahead = useRef('');
  const read = value ? <RichText content={value} /> : null;
  const waiting = autoFocus ? (
    <>
      {read}
      <Ahead
        label={label}
        {...(lang && { lang })}
        onType={(typed) => {
          ahead.current = typed;
        }}
      />
    </>
  ) : (
    (read ?? <Skeleton height={96} />)
  );
  return (
    <PanelBoundary
      failed={(onRetry) => (
        <>
          {read}
          <CodeFailure onRetry={onRetry} />
        </>
      )}
      onBroken={() => {
        code.Editor = makeEditor();
      }}
    >
      <Suspense fallback={waiting}>
        <code.Editor {...props} ahead={ahead} />
      </Suspense>
    </PanelBoundary>
  );
}
