/** The line above a page that is shown without a network. Pages carry its styles (compiler/output/pages/renderer.ts). */
export const savedNotice = (text: string) => `<p class="saved-on" role="status">${text}</p>`
