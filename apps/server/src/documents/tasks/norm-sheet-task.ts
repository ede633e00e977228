import { type DocumentSnapshot, readSnapshot } from '@pv/editor-schema';
import {
  authorsOf,
  checkDocument,
  completeTitlePage,
  contextOf,
  excerptOf,
  type Finding,
  findProfile,
  isArticleProfile,
  RULES,
  type RuleId,
  suppressionOf,
} from '@pv/gost';
import { type NormSheet, normSheet } from '@pv/gost/forms';
import { type RuleText, ruleText } from '@pv/texts/normocontrol';
import { docOf } from '../store/doc-of.ts';
import type { Given, Gives } from '../tasks.ts';
import { formTask } from './form-task.ts';
import type { Press } from './print-task.ts';

/** Papers are Russian in every interface. */
const textOf = (rule: RuleId, values: Finding['values'] = {}): RuleText =>
  ruleText('ru', rule, values);

function whereOf({ sections }: DocumentSnapshot, { place, subject }: Finding): string {
  if (subject.kind === 'source') return 'Список источников';
  const index = sections.findIndex(({ id }) => id === place.sectionId);
  const section = sections[index];
  if (!section) return 'Работа в целом';
  return section.title.trim() || `Часть ${index + 1}`;
}

type Rules = NormSheet['rules'];

function rulesOf(snapshot: DocumentSnapshot, findings: readonly Finding[]): Rules {
  return [...Map.groupBy(findings, ({ rule }) => rule)].map(([rule, found]) => {
    const { standard, clause, severity } = RULES[rule];
    const places = found.map((finding) => ({
      where: whereOf(snapshot, finding),
      quote: excerptOf(snapshot, finding),
      message: textOf(rule, finding.values).message,
    }));
    return { title: textOf(rule).title, source: `${standard}, ${clause}`, severity, places };
  });
}

const isRule = (id: string): id is RuleId => id in RULES;

function hiddenOf(snapshot: DocumentSnapshot, findings: readonly Finding[]): NormSheet['hidden'] {
  return (snapshot.settings.suppressed ?? []).map((one) => {
    const { rule, quote, reason, by, at } = one;
    const title = isRule(rule) ? textOf(rule).title : rule;
    const found = quote && findings.find((finding) => suppressionOf(snapshot, finding) === one);
    return { title, quote: found ? excerptOf(snapshot, found) : (quote ?? ''), reason, by, at };
  });
}

/** Checks a document and writes what is found as a paper for the normocontroller to sign. */
export async function normSheetTask(
  { updates, titlePage, format, printedAt, clock }: Given<'normSheet'>,
  press: Press,
): Promise<Gives<'normSheet'>> {
  const snapshot = readSnapshot(docOf(updates));
  const { profile, profileTaken } = snapshot.settings;
  const title = completeTitlePage(titlePage, snapshot.settings);
  const findings = checkDocument(snapshot, contextOf(titlePage));
  const form = normSheet({
    institution: title.institution,
    department: title.department,
    work: [title.workKind, title.workSubkind].filter(Boolean).join(' '),
    title: title.title,
    authors: isArticleProfile(profile)
      ? (title.authors ?? []).map(({ name }) => name)
      : authorsOf(title).map(({ name }) => name),
    profile: profileTaken?.name || findProfile(profile)?.name.ru || profile,
    printedAt: new Date(printedAt),
    clock,
    rules: rulesOf(
      snapshot,
      findings.filter((one) => !suppressionOf(snapshot, one)),
    ),
    hidden: hiddenOf(snapshot, findings),
  });
  return formTask({ form, format }, press);
}
