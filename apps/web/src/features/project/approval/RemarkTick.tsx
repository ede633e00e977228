import { Checkbox } from '@mantine/core';
import type { Review } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { minuteText } from '../../../ui/days.ts';
import { useTickRemark } from '../api.ts';
import classes from './ReviewList.module.css';

interface RemarkTickProps {
  remark: Review['remarks'][number];
  /** Whether the signed-in person may say that the remark is dealt with. */
  mayTick: boolean;
}

/**
 * One remark of a reviewer with its tick, and who set it when.
 *
 * The tick is held here until the server has answered: the box must show the click in the same
 * frame, and take it back when the change was refused.
 */
export function RemarkTick({ remark, mayTick }: RemarkTickProps) {
  const { t } = useTexts();
  const tick = useTickRemark();
  const [wanted, setWanted] = useState<boolean>();
  const { done_by, done_at } = remark;

  function change(done: boolean) {
    setWanted(done);
    tick.mutate(
      { params: { id: remark.id }, body: { done } },
      { onSettled: () => setWanted(undefined) },
    );
  }

  return (
    <Checkbox
      className={classes.remark}
      label={remark.text}
      checked={wanted ?? remark.done}
      disabled={!mayTick}
      description={[done_by?.name, done_at && minuteText(done_at, t)].filter(Boolean).join(', ')}
      onChange={(event) => wanted === undefined && change(event.currentTarget.checked)}
    />
  );
}
