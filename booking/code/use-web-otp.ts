import { useEffect, useRef } from 'react'

interface OtpCredential extends Credential {
  code: string
}

/** Lets the phone hand over the code from the SMS by itself (WebOTP), where it can and is wanted. Ends with the page it is on. */
export function useWebOtp(onCode: (code: string) => void, isWanted = true) {
  const hand = useRef(onCode)
  hand.current = onCode
  useEffect(() => {
    if (!isWanted || !('OTPCredential' in window)) return
    const stop = new AbortController()
    const request = { otp: { transport: ['sms'] }, signal: stop.signal } as CredentialRequestOptions
    navigator.credentials.get(request).then(
      (credential) => credential && hand.current((credential as OtpCredential).code),
      // Refused, or no SMS came: the code is typed.
      () => {},
    )
    return () => stop.abort()
  }, [isWanted])
}
