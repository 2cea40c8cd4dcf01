import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Language, Nothing } from '../http/http.ts'

/** A proof-of-work challenge; the answer hands it back unchanged, with its solution. */
export const Challenge = t.Object({
  parameters: t.Object({
    algorithm: t.String(),
    nonce: t.String(),
    salt: t.String(),
    cost: t.Integer(),
    keyLength: t.Integer(),
    keyPrefix: t.String(),
    keySignature: t.Optional(t.String()),
    memoryCost: t.Optional(t.Integer()),
    parallelism: t.Optional(t.Integer()),
    expiresAt: t.Optional(t.Integer()),
    data: t.Optional(t.Record(t.String(), t.Union([t.String(), t.Number(), t.Boolean(), t.Null()]))),
  }),
  signature: t.Optional(t.String()),
})

export const makeCaptcha = endpoint({
  method: 'GET',
  path: '/public/captcha',
  access: 'public',
  summary: 'Makes a fresh proof-of-work challenge, good for one use.',
  reply: Challenge,
  errors: ['too_many_attempts'],
  limit: 'captcha',
})

export const register = endpoint({
  method: 'POST',
  path: '/public/registration',
  access: 'public',
  summary: 'Registers a company and mails a link to confirm it.',
  // NOTE: every field is optional here because a missing one is answered at its field, in the specification's words.
  body: t.Object({
    companyName: t.Optional(t.String({ maxLength: 255 })),
    firstName: t.Optional(t.String({ maxLength: 255 })),
    surname: t.Optional(t.String({ maxLength: 255 })),
    emailAddress: t.Optional(t.String({ maxLength: 255 })),
    captcha: t.Optional(t.String({ maxLength: 8000 })),
    language: t.Optional(Language),
  }),
  reply: Nothing,
  errors: ['registration_invalid', 'too_many_attempts'],
  transaction: false,
  limit: 'registration',
})

const linkParams = t.Object({ uuid: t.String({ maxLength: 64 }), email: t.String({ maxLength: 255 }) })

export type Registration = Static<typeof Registration>
export const Registration = t.Object({
  companyName: t.String(),
  firstName: t.String(),
  surname: t.String(),
  emailAddress: t.String(),
})

export const lookAtRegistration = endpoint({
  method: 'GET',
  path: '/public/registration/complete/:uuid/:email',
  access: 'public',
  summary: 'Reads what is known of a registration that waits to be confirmed.',
  params: linkParams,
  reply: Registration,
  errors: ['registration_link_invalid', 'too_many_attempts'],
  limit: 'link',
})

export const confirmRegistration = endpoint({
  method: 'POST',
  path: '/public/registration/complete/:uuid/:email',
  access: 'public',
  summary: 'Confirms a registration and makes the company’s first administrator.',
  params: linkParams,
  body: t.Object({
    firstName: t.Optional(t.String({ maxLength: 255 })),
    surname: t.Optional(t.String({ maxLength: 255 })),
    emailAddress: t.Optional(t.String({ maxLength: 255 })),
    password: t.Optional(t.String({ maxLength: 1024 })),
    /** The browser’s IANA zone, which becomes the administrator’s. */
    timezone: t.Optional(t.String({ maxLength: 64 })),
  }),
  reply: t.Object({ success: t.Boolean(), login: t.String() }),
  errors: ['registration_invalid', 'registration_link_invalid', 'too_many_attempts'],
  transaction: false,
  limit: 'link',
})
