import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { LoadFailure } from '../LoadFailure.tsx';
import { PanelBoundary, SILENCE } from '../PanelBoundary.tsx';
import { RichText } from './RichText.tsx';
import type { RichFieldProps } from './rich-field-props.ts';

const makeEditor = () => lazy(() => import('./RichEditor.tsx'));

/** The lazy editor remembers that its code did not come: it is made anew then. */
const code = { Editor: makeEditor() };

/**
 * A text with paragraphs, bold and italic letters, lists, links and tables, written with a toolbar. The
 * code of the editor is loaded when the first one is shown; until then the text can be read.
 */
export function RichField(props: RichFieldProps) {
  const waiting = props.value ? <RichText content={props.value} /> : <Skeleton height={96} />;
  return (
    <PanelBoundary
      failed={(onRetry) => (
        <>
          {props.value && <RichText content={props.value} />}
          <LoadFailure error={SILENCE} onRetry={onRetry} />
        </>
      )}
      onBroken={() => {
        code.Editor = makeEditor();
      }}
    >
      <Suspense fallback={waiting}>
        <code.Editor {...props} />
      </Suspense>
    </PanelBoundary>
  );
}
