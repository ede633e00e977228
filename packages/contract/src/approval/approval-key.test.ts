import { expect, it } from 'vitest';
import { approvalKey } from './approval-key.ts';

it('an article ends with its manuscript, everything else with a report', () => {
  expect(approvalKey('asked', 'send_final', 'article')).toBe('approval.article.asked.send_final');
  expect(approvalKey('lacks', 'final_report', 'article')).toBe(
    'approval.article.lacks.final_report',
  );
  expect(approvalKey('lacks', 'final_report', 'nir')).toBe('approval.lacks.final_report');
  expect(approvalKey('asked', 'send_project', 'article')).toBe('approval.asked.send_project');
});
