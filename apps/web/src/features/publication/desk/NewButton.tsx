import { Button, Menu } from '@mantine/core';
import {
  ARTICLE_SECTION_CODES,
  type ArticleSection,
  BLOCK_TYPES,
  type PublicationKind,
} from '@pv/contract';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useCreateArticle } from './api.ts';

type Where = { section: ArticleSection } | { type_id: number };

/** Makes an article or an info block; pages are as many as they are. */
export function NewButton({ kind }: { kind: PublicationKind }) {
  const { t, locale } = useTexts();
  const navigate = useNavigate();
  const create = useCreateArticle();
  if (kind === 'page') return null;
  const block = kind === 'block';
  const begin = (body: Where) =>
    create.mutate(
      { body },
      { onSuccess: ({ id }) => void navigate({ to: '/articles-desk/$id', params: { id } }) },
    );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button loading={create.isPending}>
          {t(block ? 'publication.desk.createBlock' : 'publication.desk.create')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {t(block ? 'publication.desk.createOf' : 'publication.desk.createIn')}
        </Menu.Label>
        {block
          ? BLOCK_TYPES.map(({ id, title }) => (
              <Menu.Item key={id} onClick={() => begin({ type_id: id })}>
                {title[locale]}
              </Menu.Item>
            ))
          : ARTICLE_SECTION_CODES.map((section) => (
              <Menu.Item key={section} onClick={() => begin({ section })}>
                {t(`publication.section.${section}`)}
              </Menu.Item>
            ))}
      </Menu.Dropdown>
    </Menu>
  );
}
