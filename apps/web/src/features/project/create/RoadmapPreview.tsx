import { List, Text } from '@mantine/core';
import type { RoadmapView } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './ProjectForm.module.css';

/** The roadmap that the template gives: the stages with their goals, and what the project ends with. */
export function RoadmapPreview({ roadmap }: { roadmap: RoadmapView }) {
  const { t } = useTexts();
  return (
    <div className={classes.template}>
      <List type="ordered" aria-label={t('projectPage.roadmap')} spacing={6}>
        {roadmap.numeric.map(({ title, goal }) => (
          <List.Item key={title}>
            {title}
            <Text size="sm" c="dimmed">
              {goal}
            </Text>
          </List.Item>
        ))}
      </List>
      <Text mt={6}>{t('projectPage.create.endsWith', { what: roadmap.finish.title })}</Text>
    </div>
  );
}
