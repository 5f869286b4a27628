// API calls for sign-in in one or two steps, and registration. Separate from session.ts, which every page needs.
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

/** Returns a session, or the ticket for the second step. */
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
