import { Select } from '@mantine/core';
import type { Discussion } from '@pv/contract';
import { useId } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { PersonLink } from '../../person/public.ts';
import { useChangeDiscussion } from '../api.ts';
import classes from '../Discussion.module.css';

/** Who answers; the author side chooses by one select. */
export function Owner({ discussion }: { discussion: Discussion }) {
  const { t } = useTexts();
  const label = useId();
  const change = useChangeDiscussion();
  const { id, owner, answerers, version } = discussion;
  return (
    <div className={classes.owner}>
      <span id={label}>{t('discussions.answers')}</span>
      {answerers.length > 1 ? (
        <Select
          className={classes.ownerField}
          aria-labelledby={label}
          data={answerers.map((one) => ({ value: one.id, label: one.name }))}
          value={owner.id}
          allowDeselect={false}
          disabled={change.isPending}
          onChange={(chosen) =>
            chosen && change.mutate({ params: { id }, body: { version, owner_id: chosen } })
          }
        />
      ) : (
        <PersonLink id={owner.id} name={owner.name} />
      )}
    </div>
  );
}
