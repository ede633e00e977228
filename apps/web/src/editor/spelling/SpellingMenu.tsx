import { Menu } from '@mantine/core';
import { IconBookmarkPlus } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import type { WrongWord } from './spelling.ts';

/** Suggestions for a word; null until they are there. */
function useSuggestions(wrong: WrongWord | null): readonly string[] | null {
  const { spelling } = useWorkbench();
  const [found, setFound] = useState<{ of: WrongWord; words: string[] } | null>(null);
  useEffect(() => {
    if (!wrong) return;
    let gone = false;
    void spelling
      .speller()
      ?.suggest(wrong.word, wrong.language)
      .then((words) => {
        if (!gone) setFound({ of: wrong, words });
      });
    return () => {
      gone = true;
    };
  }, [spelling, wrong]);
  return found && found.of === wrong ? found.words : null;
}

/** What may be meant by a misspelled word, and the way to call it right. */
export function SpellingMenu() {
  const { t } = useTexts();
  const bench = useWorkbench();
  const { spelling } = bench;
  const wrong = useSyncExternalStore(spelling.subscribe, spelling.pointed);
  const words = useSuggestions(wrong);
  if (!wrong) return null;
  // over what is suggested to be deleted nothing is written
  const whole = wrong.to - wrong.from === wrong.word.length;
  const close = () => {
    spelling.point(null);
    bench.editor()?.view.focus();
  };
  const put = (word: string) => {
    const view = bench.editor()?.view;
    const stands = view?.state.doc.textBetween(
      wrong.from,
      Math.min(wrong.to, view.state.doc.content.size),
    );
    // somebody else may have changed it meanwhile
    if (view && stands === wrong.word)
      view.dispatch(view.state.tr.insertText(word, wrong.from, wrong.to));
    close();
  };
  return (
    <Menu opened onClose={close} position="bottom-start" withinPortal trapFocus>
      <Menu.Target>
        <span
          style={{ position: 'fixed', left: wrong.left, top: wrong.top, width: 1, height: 1 }}
          aria-hidden="true"
        />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('writing.spelling.menu', { word: wrong.word })}>
        {whole && words === null && <Menu.Label>{t('writing.spelling.looking')}</Menu.Label>}
        {whole && words?.length === 0 && <Menu.Label>{t('writing.spelling.nothing')}</Menu.Label>}
        {whole &&
          words?.map((word) => (
            <Menu.Item key={word} fw={560} onClick={() => put(word)}>
              {word}
            </Menu.Item>
          ))}
        {whole && <Menu.Divider />}
        <Menu.Item
          leftSection={<IconBookmarkPlus size={18} />}
          onClick={() => {
            spelling.speller()?.addWord(wrong.word);
            close();
          }}
        >
          {t('writing.spelling.add')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
