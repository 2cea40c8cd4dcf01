import type { Language } from '@oktant/contract/http/http.ts'

type Words = {
  number: (number: string) => string
  code: (code: string) => string
  validUntil: (day: string) => string
  verify: (address: string) => string
  signature: (name: string) => string
  qr: string
  title: (course: string, name: string) => string
}

/** What stands on every certificate, whatever its template says. */
export const sheetWords: Record<Language, Words> = {
  en: {
    number: (number) => `Certificate no. ${number}`,
    code: (code) => `Verification code ${code}`,
    validUntil: (day) => `Valid until ${day}`,
    verify: (address) => `Verify at ${address}`,
    signature: (name) => `Signature of ${name}`,
    qr: 'Code that leads to the verification of this certificate',
    title: (course, name) => `Certificate: ${course}, ${name}`,
  },
  de: {
    number: (number) => `Zertifikat Nr. ${number}`,
    code: (code) => `Prüfcode ${code}`,
    validUntil: (day) => `Gültig bis ${day}`,
    verify: (address) => `Zu prüfen unter ${address}`,
    signature: (name) => `Unterschrift: ${name}`,
    qr: 'Code, der zur Prüfung dieses Zertifikats führt',
    title: (course, name) => `Zertifikat: ${course}, ${name}`,
  },
}
