import {
  confirmRegistration as confirmEntry,
  lookAtRegistration as lookEntry,
  makeCaptcha as captchaEntry,
  register as registerEntry,
} from '@oktant/contract/people/registration.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { makeCaptcha } from './captcha.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { lookAtRegistration, register } from './registration.ts'

export function registrationRoutes(serve: Serve, kit: Kit) {
  serve(captchaEntry, () => makeCaptcha(kit))
  serve(registerEntry, ({ db, body, transact }) => register(db, kit, body, transact))
  serve(lookEntry, ({ db, params }) => lookAtRegistration(db, params, kit.now()))
  serve(confirmEntry, ({ db, params, body, transact }) =>
    confirmRegistration(db, kit, params, body, transact),
  )
}
