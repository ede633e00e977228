import { Text, VisuallyHidden } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './MentionList.module.css';
import { type MentionListState, optionId } from './use-mention-field.ts';

/** The people of a project under the field in which somebody is being mentioned. */
export function MentionList({ list }: { list: MentionListState }) {
  const { t } = useTexts();
  const { id, people, active, empty, open, choose } = list;
  return (
    <>
      <VisuallyHidden role="status">
        {people.length > 0 && t('log.note.found', { count: people.length })}
      </VisuallyHidden>
      {empty && (
        <Text size="sm" c="dimmed" mt={4}>
          {t('log.note.nobody')}
        </Text>
      )}
      {open && people.length > 0 && (
        <div id={id} role="listbox" aria-label={t('log.note.people')} className={classes.list}>
          {people.map((person, at) => (
            <button
              key={person.id}
              id={optionId(id, at)}
              type="button"
              role="option"
              aria-selected={at === active}
              tabIndex={-1}
              className={classes.option}
              // the field keeps the focus, and the caret with it
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              <span>{person.name}</span>
              {person.post && <span className={classes.post}>{person.post}</span>}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
