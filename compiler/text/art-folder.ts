import type { Part, Section } from '#page-data/parts.ts'

/** Stands in HTML for the folder of the illustrations, which is known when all of them are drawn. */
export const artFolder = '{art}'

/** The data of a page with the addresses of the drawings that stand in its text. */
export function fillArtFolder<T extends { sections: Section[] }>(data: T, folder: string): T {
  if (!data.sections.some(({ parts }) => parts.some(hasDrawing))) return data
  const fill = (part: Part): Part =>
    hasDrawing(part) ? { ...part, html: part.html.replaceAll(artFolder, folder) } : part
  return { ...data, sections: data.sections.map((section) => ({ ...section, parts: section.parts.map(fill) })) }
}

function hasDrawing(part: Part): part is Part & { html: string } {
  return 'html' in part && part.html.includes(artFolder)
}
