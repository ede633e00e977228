import { Button } from '@mantine/core';
import type { ProjectFile } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useDraft } from '../../../platform/drafts.ts';
import { useFocusBack } from '../../../ui/focus.ts';
import { CommentForm } from './CommentForm.tsx';
import classes from './Files.module.css';

/** Under which name a comment is kept on the device while it is written. */
const placeOf = (id: string) => `file.comment.${id}`;

/**
 * What is said about a version; whoever has uploaded it writes that here. `fresh`: it has just replaced
 * another one, so what is new in it is asked for at once.
 */
export function FileComment({ file, fresh }: { file: ProjectFile; fresh: boolean }) {
  const { t } = useTexts();
  const { id, name, comment, can_comment: own } = file;
  const draft = useDraft(placeOf(id));
  const [writing, setWriting] = useState(() => own && (fresh || draft.differs(comment)));
  const { ref, back } = useFocusBack();
  function end() {
    draft.drop();
    back();
    setWriting(false);
  }
  if (writing && own) {
    return <CommentForm file={file} place={placeOf(id)} focused={!fresh} onEnd={end} />;
  }
  if (!comment && !own) return null;
  const words = comment ? t('files.comment.change') : t('files.comment.add');
  return (
    <p className={classes.comment}>
      {comment && <span className={classes.said}>{comment}</span>}{' '}
      {own && (
        <Button
          ref={ref}
          variant="subtle"
          color="gray"
          size="compact-xs"
          ml={comment ? 0 : -6}
          aria-label={`${words}: ${name}`}
          onClick={() => setWriting(true)}
        >
          {words}
        </Button>
      )}
    </p>
  );
}
