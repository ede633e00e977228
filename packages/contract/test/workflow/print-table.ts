import {
  RESEARCH_TABLES,
  type ResearchRow,
  type RowCondition,
} from '../../src/workflow/research-tables.ts';
import { RESEARCH_ROLES } from '../../src/workflow/roles.ts';
import type { ResearchSection } from '../../src/workflow/sections.ts';

function printCondition(condition: RowCondition): string {
  const team = RESEARCH_ROLES.filter((role) => condition[role] !== undefined).map((role) =>
    condition[role] ? role : `no_${role}`,
  );
  const words = [
    ...team,
    ...(condition.planValid ? ['plan_valid'] : []),
    ...(condition.stagesFinished ? ['stages_finished'] : []),
  ];
  return words.join(' ') || '-';
}

function printRow(row: ResearchRow): string {
  const from = [...row.from.keys()].join(' ');
  return `${row.id} ${row.actor} ${row.action}\n  ${from}\n  ${printCondition(row.condition)} -> ${row.to}`;
}

/** The numbered rows of a section's table as text, three lines a row. */
export function printTable(section: ResearchSection): string {
  return RESEARCH_TABLES[section]
    .filter((row) => row.id !== 'E13')
    .map(printRow)
    .join('\n');
}
