import { Button, Radio, Stack, Text, Textarea } from '@mantine/core';
import { ARTICLE_SECTION_CODES, type ArticleSection } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useDraft } from '../../../platform/drafts.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { tooLong } from '../../../ui/form/field.ts';
import { usePropose } from '../api.ts';

const LONGEST = 2000;

/** Which section an article is offered to, and a word to the editors; the words outlive the page. */
export function ProposalForm({ projectId, onSent }: { projectId: string; onSent: () => void }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const propose = usePropose();
  const draft = useDraft(`proposal.${projectId}`);
  const [section, setSection] = useState<ArticleSection>('science');
  const [message, setMessage] = useState(() => draft.read() ?? '');
  const long = tooLong(t, message, LONGEST);
  function submit() {
    if (long) return;
    propose.mutateAsync({ params: { id: projectId }, body: { section, message } }).then(
      // also where the page was left before the answer, or shows the proposal by then
      () => {
        draft.settle(message);
        toasts.success(t('publication.propose.sent'));
        onSent();
      },
      () => undefined,
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="md" maw={640}>
        <Text>{t('publication.propose.lead')}</Text>
        <Radio.Group
          label={t('publication.propose.section')}
          value={section}
          onChange={(value) =>
            setSection(ARTICLE_SECTION_CODES.find((one) => one === value) ?? section)
          }
        >
          <Stack gap="xs" mt={6}>
            {ARTICLE_SECTION_CODES.map((one) => (
              <Radio key={one} value={one} label={t(`publication.section.${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label={t('publication.propose.message')}
          description={t('publication.propose.messageHint')}
          autosize
          minRows={2}
          error={long}
          value={message}
          onChange={(event) => {
            setMessage(event.currentTarget.value);
            draft.keep(event.currentTarget.value);
          }}
        />
        <div>
          <Button type="submit" loading={propose.isPending}>
            {t('publication.propose.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
