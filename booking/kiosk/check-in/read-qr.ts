/** Finds a QR code in a picture of the camera. */
export type ReadQr = (video: HTMLVideoElement) => Promise<string | undefined>

/** Not in TypeScript's library, and not in every browser. */
interface Detector {
  detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

/** The browser's own detector where it has one, else a library, which is loaded only then. */
export async function createQrReader(): Promise<ReadQr> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => [])
  if (BarcodeDetector && formats?.includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] })
    return async (video) => (await detector.detect(video))[0]?.rawValue
  }
  const { default: decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  return async (video) => {
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    context.drawImage(video, 0, 0)
    return decodePicture(decodeQR, context.getImageData(0, 0, canvas.width, canvas.height))
  }
}

interface Picture {
  width: number
  height: number
  data: Uint8ClampedArray | Uint8Array
}

/** The library throws when there is no code in the picture, which is so most of the time. */
export function decodePicture(decode: (picture: Picture) => string, picture: Picture): string | undefined {
  try {
    return decode(picture)
  } catch {
    return undefined
  }
}

/** Whether a code could be a ticket of ours: reference, expiry and signature. Other codes are not sent anywhere. */
export function isTicket(text: string): boolean {
  return /^[2-9A-Z]{8}\.[0-9a-z]{1,12}\.[\w-]{43}$/.test(text)
}
