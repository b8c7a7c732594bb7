/** Something only the operator can put right. The message is a whole sentence for them: what is wrong and the way out. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
