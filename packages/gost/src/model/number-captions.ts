import type { NumberingScheme } from '@pv/editor-schema';
import type { ScannedNode } from './scan-section.ts';

type CaptionKind = Exclude<ScannedNode['kind'], 'heading'>;

/** The section that a caption stands in. */
export interface CaptionSection {
  number: string | null;
  appendix: boolean;
}

/**
 * Gives a function that numbers figures, tables, listings and formulas, each kind for itself, through
 * the document or per chapter (GOST 7.32-2017 clauses 6.5.4 to 6.5.6, 6.6.4, 6.8.3, 6.8.5). An
 * appendix has a count of its own in both schemes. Per chapter, what stands outside chapters (in the
 * introduction, say) is counted through those sections without a prefix.
 */
export function captionNumberer(
  scheme: NumberingScheme,
): (kind: CaptionKind, section: CaptionSection) => string {
  const counts = new Map<string, number>();
  return (kind, section) => {
    const own = section.number !== null && (section.appendix || scheme === 'section');
    const scope = own ? `${kind} ${section.appendix} ${section.number}` : kind;
    const count = (counts.get(scope) ?? 0) + 1;
    counts.set(scope, count);
    return own ? `${section.number}.${count}` : String(count);
  };
}
