import type { WorkflowSection } from '../../src/index.ts';
import type { Row } from '../../src/workflow/engine/row.ts';
import { RESEARCH } from '../../src/workflow/research/machine.ts';
import type { ResearchPhase } from '../../src/workflow/research/statuses.ts';
import { RESEARCH_ROLES } from './research.ts';

type ResearchRow = Row<ResearchPhase>;

function printTeam({ team = {} }: ResearchRow): string[] {
  if (typeof team === 'string') return [team];
  return RESEARCH_ROLES.filter((role) => team[role] !== undefined).map((role) =>
    team[role] ? role : `no_${role}`,
  );
}

function printCondition(row: ResearchRow): string {
  return [...printTeam(row), ...(row.starts ? ['starts'] : [])].join(' ') || '-';
}

function statusesOf(section: WorkflowSection, phase: string): string[] {
  const statuses: Readonly<Record<string, string | readonly string[]>> = RESEARCH.statuses[section];
  return [statuses[phase] ?? []].flat();
}

function printRow(section: WorkflowSection, row: ResearchRow): string {
  const from = row.from.flatMap((phase) => statusesOf(section, phase)).join(' ');
  const [to] = statusesOf(section, row.to);
  const id = `${RESEARCH.rowLetters[section]}${row.number}`;
  return `${id} ${row.actor} ${row.action}\n  ${from}\n  ${printCondition(row)} -> ${to}`;
}

/** The numbered rows of a section's table as text, three lines a row. */
export function printTable(section: WorkflowSection): string {
  return RESEARCH.rows
    .filter(({ number }) => number !== 'E13')
    .map((row) => printRow(section, row))
    .join('\n');
}
