import { ActionIcon, Menu } from '@mantine/core';
import { SECTION_KINDS, type SectionKind } from '@pv/editor-schema';
import { isArticleProfile } from '@pv/gost';
import { IconPlus } from '@tabler/icons-react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { addSection, mayAdd } from '../document/sections.ts';
import { isTyped, kindName } from '../section/section-title.ts';
import { useLiveDocument } from '../shell/DocumentContext.tsx';
import { useSettings } from '../special/use-settings.ts';

/** What is added most often stands first; the rest in the order of the standard. */
const OFTEN: readonly SectionKind[] = ['chap', 'applications'];
const KINDS = [...OFTEN, ...SECTION_KINDS.filter((kind) => !OFTEN.includes(kind))];

/** Adds a section of a kind where the standard wants it; offers only what the document may still hold. */
export function AddSection({ onAdded }: { onAdded: (id: string) => void }) {
  const { t } = useTexts();
  const { doc } = useLiveDocument();
  const [{ profile }] = useSettings();
  const add = (kind: SectionKind) => {
    const title = isTyped(kind) ? '' : kindName(kind, profile, t);
    const id = addSection(doc, { kind, title });
    if (id) onAdded(id);
  };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          size={36}
          aria-label={t('editor.outline.add')}
          title={t('editor.outline.add')}
        >
          <IconPlus size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah={420} style={{ overflowY: 'auto' }}>
        {KINDS.filter(
          (kind) => mayAdd(doc, kind) && !(kind === 'main' && isArticleProfile(profile)),
        ).map((kind) => (
          <Menu.Item key={kind} onClick={() => add(kind)}>
            {kindName(kind, profile, t)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
