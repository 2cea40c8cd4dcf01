import { signOut } from '@oktant/contract/sessions.ts'
import type { Serve } from '../../http/serve.ts'

export function sessionRoutes(serve: Serve) {
  serve(signOut, async () => ({}))
}
