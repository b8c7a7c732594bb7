import { artOfDrawing } from '#art/in-text/art-of-drawing.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { viewBoxes } from '#ui/art/shapes.ts'
import { artFolder } from '../text/art-folder.ts'

/** A drawing in the text, with its caption; the drawing itself says nothing that the caption does not. */
export function drawingFigure(id: string, caption: string): string {
  const file = `${artFolder}${artOfDrawing(id)}.svg#a`
  const picture = `<svg class="art" viewBox="${viewBoxes.drawing}" aria-hidden="true"><use href="${file}"></use></svg>`
  return `<figure class="drawing">${picture}<figcaption>${escapeHtml(caption)}</figcaption></figure>`
}
