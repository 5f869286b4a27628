// Into an account: sign-in in one step or two, registration. Apart from what every page needs of the session (account.ts).
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type {
  FinishLoginBody,
  GrantedSession,
  LoginBody,
  LoginReply,
  RegisterBody,
  Registered,
} from '@palmares/core/contract/types';
import { call } from './client.ts';

/** A session, or the ticket of the second step. */
export function login(body: LoginBody): Promise<LoginReply['data']> {
  return call(ENDPOINTS.login, { body });
}

/** Throws ApiError `wrong_second_factor` or `sign_in_ticket_dead`. */
export function finishLogin(body: FinishLoginBody): Promise<GrantedSession> {
  return call(ENDPOINTS.finishLogin, { body });
}

export function register(body: RegisterBody): Promise<Registered> {
  return call(ENDPOINTS.register, { body });
}
