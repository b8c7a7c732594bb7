/** Fills the {placeholders} of a message. A placeholder without a value stays visible, so that a slip is seen. */
export function format(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
}
