/** An error that only the operator can fix. The message is a whole sentence: what is wrong and how to fix it. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
