import { Button, Text } from '@mantine/core';
import { SEGMENTS, type Segment } from '@pv/contract';
import { useParams } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { NotFoundPage } from '../../platform/states/StatePage.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useOpenExample } from './example/use-open-example.ts';

function OfSegment({ slug, title }: Segment) {
  const { t, dynamic, locale } = useTexts();
  const { busy, open } = useOpenExample(slug);
  return (
    <>
      <PageHeader title={t('projectList.example.title')} above={title[locale]} />
      <Text maw="62ch">{dynamic(`projectList.example.of.${slug}`)}</Text>
      <Text maw="62ch" c="dimmed" mt="xs" mb="lg">
        {t('projectList.example.yours')}
      </Text>
      <Button size="md" loading={busy} onClick={open}>
        {t('projectList.example.open')}
      </Button>
    </>
  );
}

/** The ready example for a group of people, before it is made; the page of the group leads here. */
export function ExamplePage() {
  const { segment } = useParams({ from: '/protected/example/$segment' });
  const found = SEGMENTS.find(({ slug }) => slug === segment);
  return found ? <OfSegment key={found.id} {...found} /> : <NotFoundPage />;
}
