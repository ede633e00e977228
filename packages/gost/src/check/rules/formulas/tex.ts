/** The formula with a comma at its end; null when it ends with a sign already, or is empty or unusual. */
export function withFinalComma(tex: string): string | null {
  const bare = tex.trimEnd();
  if (bare === '' || /[,;.!?]$|\\\\$|\\tag\{[^}]*\}$|(?<!\\)\\$/.test(bare)) return null;
  if (/[,;.](?:\\[,;: ]|\s|\\quad|\\qquad)*\\end\{[a-z*]+\}$/.test(bare)) return null;
  return `${bare},`;
}

const COMMAND =
  /\\(?:text|mathrm|operatorname\*?|begin|end|label|tag|mathit|textit)\s*\{[^}]*\}|\\[A-Za-z]+/g;
const GREEK =
  /^\\(?:alpha|beta|gamma|delta|epsilon|varepsilon|zeta|eta|theta|vartheta|iota|kappa|lambda|mu|nu|xi|rho|sigma|tau|upsilon|phi|varphi|chi|psi|omega|Gamma|Delta|Theta|Lambda|Xi|Sigma|Upsilon|Phi|Psi|Omega)$/;

/** Letters that a formula uses as symbols, Latin and Greek (by command), without indexes' words. */
export function texSymbols(tex: string): string[] {
  const greek = (tex.match(/\\[A-Za-z]+/g) ?? []).filter((command) => GREEK.test(command));
  const latin = tex.replace(COMMAND, ' ').match(/[A-Za-z]/g) ?? [];
  return [...new Set([...latin, ...greek])];
}
