import type { DynamicField, WorkText, WorkTextKey } from '@pv/contract';
import { contentWords } from '@pv/editor-schema/rich-text';
import { translate } from '@pv/texts';
import type { Locale } from '../../context.ts';
import { fieldsIn, type ProjectState } from '../approval/public.ts';

/** A text of a finished work with where it goes in the startup. */
export interface CarriedText {
  key: WorkTextKey;
  goesTo: 'annotation' | 'task' | 'full_info';
  title: string;
  kind: DynamicField['kind'];
  content: string;
}

function ownTexts({ project, stages }: ProjectState): [WorkText, string][] {
  const start = stages.find(({ kind }) => kind === 'start');
  const finish = stages.find(({ kind }) => kind === 'finish');
  return [
    ['annotation', project.annotation],
    ['goal', start?.goal ?? ''],
    ['result', finish?.resultText ?? ''],
  ];
}

/** The texts of a work that a startup may take along, in their order; those without a word are left out. */
export function workTexts(state: ProjectState, locale: Locale): CarriedText[] {
  const own = ownTexts(state).map(
    ([key, content]): CarriedText => ({
      key,
      goesTo: key === 'annotation' ? 'annotation' : 'task',
      title: translate(locale, `spinoff.text.${key}`),
      kind: 'text',
      content,
    }),
  );
  const blocks = (['task', 'full_info'] as const).flatMap((list) =>
    fieldsIn(state, { list, stageId: null }).map(
      ({ id, title, kind, content }): CarriedText => ({
        key: id,
        goesTo: list,
        title,
        kind,
        content,
      }),
    ),
  );
  return [...own, ...blocks].filter((text) => contentWords(text).trim() !== '');
}
