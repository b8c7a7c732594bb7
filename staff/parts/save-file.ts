/** Hands a text to the browser as a file to save. With a mark at its beginning by which spreadsheets know the letters æ, ø and å. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: the browser begins to save after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
