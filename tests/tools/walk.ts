/** What a visitor enters, by the label of each field (see findField), and what they see then. `true` ticks a box or chooses an option. */
export interface Walk {
  answers: Record<string, string | true>
  /** Buttons that are pressed before the answers. */
  first?: string[]
  /** The button, where it is not 'Calculate' or 'Regn ut'; null where the result comes by itself. */
  button?: string | null
  /** The heading of the result. */
  result: string
  /** Further words of the result. */
  also?: string[]
  /** What an empty form asks for. Left out where an empty form has a result. */
  asksFor?: string[]
}

export interface ToolRow {
  /** The treatment that the result leads to. */
  book?: string
  no: Walk
  en: Walk
}
