import { ActionIcon } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { FIRST_SIGHT, useSight, useTurnFocus } from './sight.ts';

function Eye({ onPress }: { onPress: () => void }) {
  const { t } = useTexts();
  const heir = useTurnFocus<HTMLButtonElement>();
  return (
    // a bubble of Mantine would bring 20 kB of scripts to every reader
    <ActionIcon
      ref={heir}
      variant="subtle"
      color="gray"
      size={36}
      aria-label={t('sight.title')}
      title={t('sight.title')}
      onClick={onPress}
      data-scripted
    >
      <IconEye size={20} stroke={1.6} />
    </ActionIcon>
  );
}

/** Turns the version for the visually impaired on; nothing where it is on, as its own bar turns it off. */
export function SightButton() {
  const { sight, choose } = useSight();
  return sight ? null : <Eye onPress={() => choose(FIRST_SIGHT)} />;
}

/** The same as words, at the foot of the page; turns the ordinary version on again too. */
export function SightLink({ className }: { className?: string | undefined }) {
  const { t } = useTexts();
  const { sight, choose } = useSight();
  return (
    <button
      type="button"
      className={className}
      data-scripted
      onClick={() => {
        choose(sight ? null : FIRST_SIGHT);
        window.scrollTo({ top: 0 });
      }}
    >
      {t(sight ? 'sight.ordinary' : 'sight.title')}
    </button>
  );
}
