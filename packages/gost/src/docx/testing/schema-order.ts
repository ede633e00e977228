import type { Element } from './xml-tree.ts';

/**
 * The order of children inside the elements that this package writes, ISO/IEC 29500-1 annex A
 * (transitional, ISO/IEC 29500-4): Word refuses a file in which they are exchanged. `|` parts names of
 * which any number may stand in any order at that place.
 */
const ORDER: Readonly<Record<string, string>> = {
  'w:document': 'w:background w:body',
  'w:pPr':
    'w:pStyle w:keepNext w:keepLines w:pageBreakBefore w:framePr w:widowControl w:numPr w:suppressLineNumbers w:pBdr w:shd w:tabs w:suppressAutoHyphens w:kinsoku w:wordWrap w:overflowPunct w:topLinePunct w:autoSpaceDE w:autoSpaceDN w:bidi w:adjustRightInd w:snapToGrid w:spacing w:ind w:contextualSpacing w:mirrorIndents w:suppressOverlap w:jc w:textDirection w:textAlignment w:textboxTightWrap w:outlineLvl w:divId w:cnfStyle w:rPr w:sectPr w:pPrChange',
  'w:rPr':
    'w:ins w:del w:moveFrom w:moveTo w:rStyle w:rFonts w:b w:bCs w:i w:iCs w:caps w:smallCaps w:strike w:dstrike w:outline w:shadow w:emboss w:imprint w:noProof w:snapToGrid w:vanish w:webHidden w:color w:spacing w:w w:kern w:position w:sz w:szCs w:highlight w:u w:effect w:bdr w:shd w:fitText w:vertAlign w:rtl w:cs w:em w:lang w:eastAsianLayout w:specVanish w:oMath w:rPrChange',
  'w:rPrChange': 'w:rPr',
  'w:numPr': 'w:ilvl w:numId',
  'w:pBdr': 'w:top w:left w:bottom w:right w:between w:bar',
  'w:tbl': 'w:bookmarkStart|w:bookmarkEnd w:tblPr w:tblGrid w:tr',
  'w:tblPr':
    'w:tblStyle w:tblpPr w:tblOverlap w:bidiVisual w:tblStyleRowBandSize w:tblStyleColBandSize w:tblW w:jc w:tblCellSpacing w:tblInd w:tblBorders w:shd w:tblLayout w:tblCellMar w:tblLook w:tblCaption w:tblDescription',
  'w:tblBorders': 'w:top w:left|w:start w:bottom w:right|w:end w:insideH w:insideV',
  'w:tcBorders': 'w:top w:left|w:start w:bottom w:right|w:end w:insideH w:insideV w:tl2br w:tr2bl',
  'w:tblCellMar': 'w:top w:left|w:start w:bottom w:right|w:end',
  'w:tcMar': 'w:top w:left|w:start w:bottom w:right|w:end',
  'w:tr': 'w:tblPrEx w:trPr w:tc',
  'w:tc': 'w:tcPr w:p|w:tbl|w:bookmarkStart|w:bookmarkEnd',
  'w:tcPr':
    'w:cnfStyle w:tcW w:gridSpan w:hMerge w:vMerge w:tcBorders w:shd w:noWrap w:tcMar w:textDirection w:tcFitText w:vAlign w:hideMark',
  'w:sectPr':
    'w:headerReference|w:footerReference w:footnotePr w:endnotePr w:type w:pgSz w:pgMar w:paperSrc w:pgBorders w:lnNumType w:pgNumType w:cols w:formProt w:vAlign w:noEndnote w:titlePg w:textDirection w:bidi w:rtlGutter w:docGrid w:printerSettings',
  'w:footnotePr': 'w:pos w:numFmt w:numStart w:numRestart w:footnote',
  'w:endnotePr': 'w:pos w:numFmt w:numStart w:numRestart w:endnote',
  'w:styles': 'w:docDefaults w:latentStyles w:style',
  'w:docDefaults': 'w:rPrDefault w:pPrDefault',
  'w:style':
    'w:name w:aliases w:basedOn w:next w:link w:autoRedefine w:hidden w:uiPriority w:semiHidden w:unhideWhenUsed w:qFormat w:locked w:personal w:personalCompose w:personalReply w:rsid w:pPr w:rPr w:tblPr w:trPr w:tcPr w:tblStylePr',
  'w:numbering': 'w:numPicBullet w:abstractNum w:num w:numIdMacAtCleanup',
  'w:abstractNum': 'w:nsid w:multiLevelType w:tmpl w:name w:styleLink w:numStyleLink w:lvl',
  'w:lvl':
    'w:start w:numFmt w:lvlRestart w:pStyle w:isLgl w:suff w:lvlText w:lvlPicBulletId w:legacy w:lvlJc w:pPr w:rPr',
  'w:num': 'w:abstractNumId w:lvlOverride',
  'w:lvlOverride': 'w:startOverride w:lvl',
  'w:settings':
    'w:writeProtection w:view w:zoom w:removePersonalInformation w:removeDateAndTime w:doNotDisplayPageBoundaries w:displayBackgroundShape w:printPostScriptOverText w:printFractionalCharacterWidth w:printFormsData w:embedTrueTypeFonts w:embedSystemFonts w:saveSubsetFonts w:saveFormsData w:mirrorMargins w:alignBordersAndEdges w:bordersDoNotSurroundHeader w:bordersDoNotSurroundFooter w:gutterAtTop w:hideSpellingErrors w:hideGrammaticalErrors w:activeWritingStyle w:proofState w:formsDesign w:attachedTemplate w:linkStyles w:stylePaneFormatFilter w:stylePaneSortMethod w:documentType w:mailMerge w:revisionView w:trackRevisions w:doNotTrackMoves w:doNotTrackFormatting w:documentProtection w:autoFormatOverride w:styleLockTheme w:styleLockQFSet w:defaultTabStop w:autoHyphenation w:consecutiveHyphenLimit w:hyphenationZone w:doNotHyphenateCaps w:showEnvelope w:summaryLength w:clickAndTypeStyle w:defaultTableStyle w:evenAndOddHeaders w:bookFoldRevPrinting w:bookFoldPrinting w:bookFoldPrintingSheets w:drawingGridHorizontalSpacing w:drawingGridVerticalSpacing w:displayHorizontalDrawingGridEvery w:displayVerticalDrawingGridEvery w:doNotUseMarginsForDrawingGridOrigin w:drawingGridHorizontalOrigin w:drawingGridVerticalOrigin w:doNotShadeFormData w:noPunctuationKerning w:characterSpacingControl w:printTwoOnOne w:strictFirstAndLastChars w:noLineBreaksAfter w:noLineBreaksBefore w:savePreviewPicture w:doNotValidateAgainstSchema w:saveInvalidXml w:ignoreMixedContent w:alwaysShowPlaceholderText w:doNotDemarcateInvalidXml w:saveXmlDataOnly w:useXSLTWhenSaving w:saveThroughXslt w:showXMLTags w:alwaysMergeEmptyNamespace w:updateFields w:hdrShapeDefaults w:footnotePr w:endnotePr w:compat w:docVars w:rsids m:mathPr w:attachedSchema w:themeFontLang w:clrSchemeMapping w:doNotIncludeSubdocsInStats w:doNotAutoCompressPictures w:forceUpgrade w:captions w:readModeInkLockDown w:smartTagType w:shapeDefaults w:doNotEmbedSmartTags w:decimalSymbol w:listSeparator',
  'm:mathPr':
    'm:mathFont m:brkBin m:brkBinSub m:smallFrac m:dispDef m:lMargin m:rMargin m:defJc m:preSp m:postSp m:interSp m:intraSp m:wrapIndent|m:wrapRight m:intLim m:naryLim',
  'wp:inline': 'wp:extent wp:effectExtent wp:docPr wp:cNvGraphicFramePr a:graphic',
  'pic:pic': 'pic:nvPicPr pic:blipFill pic:spPr',
  'pic:blipFill': 'a:blip a:srcRect a:stretch|a:tile',
  'pic:spPr': 'a:xfrm a:prstGeom|a:custGeom a:noFill|a:solidFill a:ln',
  'm:oMathPara': 'm:oMathParaPr m:oMath',
  'm:r': 'm:rPr w:rPr m:t|w:t|w:br|w:tab',
  'm:rPr': 'm:lit m:nor|m:scr|m:sty m:brk m:aln',
  'm:f': 'm:fPr m:num m:den',
  'm:rad': 'm:radPr m:deg m:e',
  'm:nary': 'm:naryPr m:sub m:sup m:e',
  'm:naryPr': 'm:chr m:limLoc m:grow m:subHide m:supHide m:ctrlPr',
  'm:d': 'm:dPr m:e',
  'm:dPr': 'm:begChr m:sepChr m:endChr m:grow m:shp m:ctrlPr',
  'm:acc': 'm:accPr m:e',
  'm:bar': 'm:barPr m:e',
  'm:box': 'm:boxPr m:e',
  'm:groupChr': 'm:groupChrPr m:e',
  'm:groupChrPr': 'm:chr m:pos m:vertJc m:ctrlPr',
  'm:sSub': 'm:sSubPr m:e m:sub',
  'm:sSup': 'm:sSupPr m:e m:sup',
  'm:sSubSup': 'm:sSubSupPr m:e m:sub m:sup',
  'm:sPre': 'm:sPrePr m:sub m:sup m:e',
  'm:func': 'm:funcPr m:fName m:e',
  'm:limLow': 'm:limLowPr m:e m:lim',
  'm:limUpp': 'm:limUppPr m:e m:lim',
  'm:m': 'm:mPr m:mr',
  'm:mPr': 'm:baseJc m:plcHide m:rSpRule m:cGpRule m:rSp m:cSp m:cGp m:mcs m:ctrlPr',
  'm:mc': 'm:mcPr',
  'm:mcPr': 'm:count m:mcJc',
  'm:eqArr': 'm:eqArrPr m:e',
  'm:accPr': 'm:chr m:ctrlPr',
  'm:barPr': 'm:pos m:ctrlPr',
  'm:radPr': 'm:degHide m:ctrlPr',
  'm:fPr': 'm:type m:ctrlPr',
  'm:eqArrPr': 'm:baseJc m:maxDist m:objDist m:rSpRule m:rSp m:ctrlPr',
};

/** Elements of which a parent may have several in a row; all others stand once. */
const REPEATED = new Set(
  'w:tr w:tc w:style w:lvl w:num w:abstractNum w:lvlOverride w:footnote w:endnote m:e m:mr m:t w:t w:br w:tab w:p w:tbl w:bookmarkStart w:bookmarkEnd w:headerReference w:footerReference w:tblStylePr w:smartTagType m:oMath'.split(
    ' ',
  ),
);

/** What an element must have in it: a change of the look says what it was before, even if nothing. */
const NEEDED: Readonly<Record<string, string>> = { 'w:rPrChange': 'w:rPr', 'w:pPrChange': 'w:pPr' };

const RANKS: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(ORDER).map(([parent, order]) => [
    parent,
    new Map(
      order
        .split(' ')
        .flatMap((names, rank) => names.split('|').map((name) => [name, rank] as const)),
    ),
  ]),
);

/**
 * What in a part stands where its schema does not allow it: unknown children, exchanged,
 * repeated and missing ones, each with its parent, such as `w:pPr: w:jc before w:spacing`.
 */
export function schemaBreaches(element: Element): string[] {
  const inner = element.children.filter((node) => typeof node !== 'string');
  const needed = NEEDED[element.name];
  const missing = needed !== undefined && !inner.some(({ name }) => name === needed);
  return [
    ...(missing ? [`${element.name}: no ${needed}`] : []),
    ...orderBreaches(element.name, inner),
    ...inner.flatMap(schemaBreaches),
  ];
}

function orderBreaches(parent: string, inner: readonly Element[]): string[] {
  const ranks = RANKS.get(parent);
  if (!ranks) return [];
  return inner.flatMap(({ name }, index) => {
    const rank = ranks.get(name);
    if (rank === undefined) return [`${parent}: ${name} is not allowed`];
    const before = inner[index - 1]?.name ?? '';
    if (rank < (ranks.get(before) ?? 0)) return [`${parent}: ${before} before ${name}`];
    if (before === name && !REPEATED.has(name)) return [`${parent}: ${name} twice`];
    return [];
  });
}
