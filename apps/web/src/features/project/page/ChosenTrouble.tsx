import { Button } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { FieldTrouble } from '../fields/FieldTrouble.tsx';
import type { useWriteOver } from '../fields/use-write-over.ts';
import type { useWriting } from '../fields/use-writing.tsx';

interface ChosenTroubleProps<V extends string> {
  set: ReturnType<typeof useWriteOver<V>>;
  writing: ReturnType<typeof useWriting>;
  /** What a value is called. */
  named: (value: V) => string;
  choose: (value: V | undefined) => Promise<void>;
}

/** Under a value that is saved as it is chosen: another's choice beside the own one, and the way to end. */
export function ChosenTrouble<V extends string>(props: ChosenTroubleProps<V>) {
  const { set, writing, named, choose } = props;
  const { t } = useTexts();
  const again = () => void choose(set.value);
  return (
    <>
      <FieldTrouble
        field={{
          status: null,
          error: undefined,
          theirs: set.theirs && named(set.theirs),
          again,
          resolve: (side) => (side === 'mine' ? again() : set.yield()),
        }}
      />
      {writing.byPencil && (
        <Button variant="subtle" size="compact-sm" mt={4} onClick={writing.end}>
          {t('projectPage.done')}
        </Button>
      )}
    </>
  );
}
