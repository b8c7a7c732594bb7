import { findPublicAddresses, type LookUp, PrivateAddress } from './public-address.ts'

/**
 * Why nothing can be sent to an address, or undefined if it can. `isStrict`, in production: over TLS and to the public internet alone, or whoever names the address could have us ask
 * the machines around us.
 */
export async function findFaultOf(
  text: string,
  { isStrict, lookUp }: { isStrict: boolean; lookUp?: LookUp },
): Promise<string | undefined> {
  const url = URL.parse(text)
  if (!url || !['https:', 'http:'].includes(url.protocol)) return 'A webhook is a web address, such as https://….'
  if (url.username !== '' || url.password !== '') return 'A webhook has no user and no password in its address.'
  if (!isStrict) return undefined
  if (url.protocol !== 'https:') return 'A webhook begins with https://.'
  try {
    await findPublicAddresses(url.hostname, lookUp)
    return undefined
  } catch (error) {
    return error instanceof PrivateAddress
      ? `${url.hostname} is not on the public internet: nothing is sent there.`
      : `${url.hostname} has no address.`
  }
}
