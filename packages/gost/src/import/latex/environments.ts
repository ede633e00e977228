/** Kinds of environments that the reader has a meaning for. */
export const TABLES = /^(tabular[xy]?|xltabular|tblr|tabular\*|longtable|array|tabulary)$/;
export const FLOATS =
  /^(figure|table|wrapfigure|wraptable|sidewaystable|sidewaysfigure|longtable|xltabular|listing|algorithm)\*?$/;
export const LISTS = /^(itemize|enumerate|description)\*?$/;
export const CODE = /^(lstlisting|minted|verbatim|Verbatim|alltt)\*?$/;
export const BOXES =
  /^(document|center|flushleft|flushright|quote|quotation|verse|multicols|minipage|(foot)?(note|script)size|tiny|small|[lL]arge|[sS]ingle[sS]pace|onehalfspace|[dD]ouble[sS]pace|spacing|sloppypar|landscape|titlepage|abstract|subfigure|threeparttable|adjustbox|appendices)\*?$/;
/** Commands whose last argument is a text as any other, tables and pictures too. */
export const BODIES =
  /^(resizebox|scalebox|rotatebox|raisebox|makebox|framebox|fbox|colorbox|parbox|center|hypertarget|hyperlink|hyperref)$/;
const OTHERS =
  /^(thebibliography|comment|math|displaymath|equation|align|alignat|eqnarray|flalign|gather|multline|subequations)\*?$/;

/** Whether the reader has a meaning for an environment: a definition in the file, made for its looks, must not take it. */
export const isKnownEnvironment = (name: string): boolean =>
  [TABLES, FLOATS, LISTS, CODE, BOXES, OTHERS].some((kind) => kind.test(name));
