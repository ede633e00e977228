/** Brackets as LaTeX writes them. */
const OPENING: ReadonlySet<string> = new Set(['(', '[', '\\{']);
const CLOSING: ReadonlySet<string> = new Set([')', ']', '\\}']);

/** What brackets do not reach across: a group, a pair that is grouped already, a table of its own. */
const ENTERING: ReadonlySet<string> = new Set(['{', '\\left', '\\begin']);
const LEAVING: ReadonlySet<string> = new Set(['}', '\\right', '\\end']);

/** Commands whose next sign is their own delimiter. */
const SIZED = /^\\(?:left|right|middle|[bB]igg?[lrm]?)$/;

const SCRIPTS: ReadonlySet<string> = new Set(['^', '_', "'"]);

const isBlank = (token: string | undefined): boolean => token?.trim() === '';

/** Where the next token is that is no space. */
function nextOf(tokens: readonly string[], at: number): number {
  let next = at + 1;
  while (isBlank(tokens[next])) next += 1;
  return next;
}

/** Where each bracket that closes a pair stands, and the one that opens it. */
function pairsOf(tokens: readonly string[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const levels: number[][] = [[]];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    const open = levels.at(-1) ?? [];
    if (ENTERING.has(token)) levels.push([]);
    else if (LEAVING.has(token) && levels.length > 1) levels.pop();
    // a pair does not reach into the next cell or line
    else if (token === '&' || token === '\\\\') open.length = 0;
    else if (OPENING.has(token)) open.push(at);
    else if (CLOSING.has(token)) pairs.set(at, open.pop() ?? -1);
    if (SIZED.test(token)) at = nextOf(tokens, at);
  }
  return pairs;
}

/**
 * LaTeX in which brackets with an index or a power are a pair (`\left( … \right)^2`). Written plainly, the
 * power is that of the closing bracket alone, and LibreOffice shows an error in place of the formula.
 */
export function groupBrackets(tex: string): string {
  const tokens = tex.match(/\\[a-zA-Z]+|\\[\s\S]|\s+|[\s\S]/g) ?? [];
  const grouped = [...tokens];
  for (const [to, from] of pairsOf(tokens)) {
    if (from < 0 || !SCRIPTS.has(tokens[nextOf(tokens, to)] ?? '')) continue;
    grouped[from] = `\\left${tokens[from]}`;
    grouped[to] = `\\right${tokens[to]}`;
  }
  return grouped.join('');
}
