import type { DocumentStage } from '@pv/contract';
import type { SectionHead } from '@pv/editor-schema';
import { createContext, type ReactNode, use, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useRights, useSections } from '../shell/DocumentContext.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { closedBy } from './section-lock.ts';

/** The one document of a project, opened at one of its stages. */
export interface StagesShown {
  stages: readonly DocumentStage[];
  /** The stage at which it is opened. */
  here: DocumentStage;
  /** The sections of that stage alone are shown. */
  only: boolean;
  setOnly(only: boolean): void;
  /** The stage that a section belongs to. */
  of(head: SectionHead): DocumentStage;
}

const StagesContext = createContext<StagesShown | null>(null);

/** Hands the stages of the document to everything inside; there are none where it is of its stage alone. */
export function StagesProvider({ children }: { children: ReactNode }) {
  const { view } = useWorkbench();
  const [only, setOnly] = useState(false);
  const stages = view.stages ?? [];
  const last = stages.at(-1);
  if (!last) return children;
  const here = stages.find(({ id }) => id === view.stage_id) ?? last;
  const of = ({ stage }: SectionHead) => stages.find(({ id }) => id === stage) ?? last;
  return <StagesContext value={{ stages, here, only, setOnly, of }}>{children}</StagesContext>;
}

/** The stages of the document; null where it is of its stage alone. */
export function useStages(): StagesShown | null {
  return use(StagesContext);
}

/** The sections that are shown, in order. */
export function useShownSections(): readonly SectionHead[] {
  const sections = useSections();
  const shown = useStages();
  if (!shown?.only) return sections;
  return sections.filter((head) => shown.of(head).id === shown.here.id);
}

/** Whether a section may be written now. */
export function useMayWrite(head: SectionHead): boolean {
  const rights = useRights();
  return rights.edit && closedBy(head, rights) === null;
}

/** «Этап 2. Метод», and the last one by its title alone. */
export function useStageName(): (stage: DocumentStage) => string {
  const { t } = useTexts();
  return ({ number, title }) =>
    number === null
      ? title || t('documentStages.last')
      : t('documentStages.stage', { number, title });
}
