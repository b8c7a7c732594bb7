/** The name of the picture of a drawing that stands in a text. */
export const artOfDrawing = (id: string) => `drawing-${id}`
