// Generated from openapi/v1.yaml by `npm run generate:sdk`; changes here are lost.

import type { Call, List } from '../call.ts';
import type { IdempotencyKeyOption, IfMatchOption, RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

import type { EventPageMeta, EventRecord, EventsListData, EventTypes, Login, Me, PageMeta, PeopleListData, Person, PersonCreate, PersonUpdate, Tokens, Webhook, WebhookCreate, WebhookDelivery, WebhookDeliveryWithAttempts, WebhooksDeliveriesData, WebhooksListData, WebhookUpdate, WebhookWithSecret } from './types.gen.ts';

export class AuthResource extends Resource {
    
    /**
     * Log in
     *
     * Exchanges an e-mail and a password for an access token.
     *
     * `POST /login`
     *
     * @example
     * const tokens = await workforce.auth.login({ email: 'owner@acme.test', password: 'acme-owner-demo' })
     */
    login(body: Login, options?: RequestOptions): Call<Tokens> {
        return this.http.call({
            operation: 'auth.login',
            method: 'POST',
            path: ['login'],
            body,
            options
        });
    }
}

export class MeResource extends Resource {
    
    /**
     * Who am I?
     *
     * The user behind the token, their role, scopes and business.
     *
     * `GET /me`
     *
     * @example
     * const me = await workforce.me.get()
     */
    get(options?: RequestOptions): Call<Me> {
        return this.http.call({
            operation: 'me.get',
            method: 'GET',
            path: ['me'],
            options
        });
    }
}

export class PeopleResource extends Resource {
    
    /**
     * List people
     *
     * Everybody in the business, by id; filters narrow.
     *
     * `GET /people`, scope `people:read`
     *
     * @example
     * for await (const person of workforce.people.list()) console.log(person)
     */
    list(query?: PeopleListData['query'], options?: RequestOptions): List<Person, PageMeta> {
        return this.http.list({
            operation: 'people.list',
            method: 'GET',
            path: ['people'],
            query,
            options
        });
    }
    
    /**
     * Create a person
     *
     * Adds somebody; sends `person.created`.
     *
     * `POST /people`, scope `people:write`
     *
     * @example
     * const person = await workforce.people.create({ first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' })
     */
    create(body: PersonCreate, options?: RequestOptions & IdempotencyKeyOption): Call<Person> {
        return this.http.call({
            operation: 'people.create',
            method: 'POST',
            path: ['people'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Get a person
     *
     * One record by its id.
     *
     * `GET /people/{id}`, scope `people:read`
     *
     * @example
     * const person = await workforce.people.get(1)
     */
    get(id: number, options?: RequestOptions): Call<Person> {
        return this.http.call({
            operation: 'people.get',
            method: 'GET',
            path: ['people', id],
            options
        });
    }
    
    /**
     * Change a person
     *
     * Changes what is given and leaves the rest; sends `person.updated` when something changed.
     *
     * `PATCH /people/{id}`, scope `people:write`
     *
     * @example
     * const person = await workforce.people.update(1, { job_title: 'Countess' }, { ifMatch: 1 })
     */
    update(id: number, body: PersonUpdate, options?: RequestOptions & IfMatchOption): Call<Person> {
        return this.http.call({
            operation: 'people.update',
            method: 'PATCH',
            path: ['people', id],
            body,
            options
        });
    }
    
    /**
     * Delete a person
     *
     * Leaves a tombstone for `include_deleted`; sends `person.deleted`.
     *
     * `DELETE /people/{id}`, scope `people:write`
     *
     * @example
     * await workforce.people.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: 'people.delete',
            method: 'DELETE',
            path: ['people', id],
            options
        });
    }
}

export class WebhooksResource extends Resource {
    
    /**
     * List webhooks
     *
     * All subscriptions of the business, by id.
     *
     * `GET /webhooks`, scope `webhooks:read`
     *
     * @example
     * for await (const webhook of workforce.webhooks.list()) console.log(webhook)
     */
    list(query?: WebhooksListData['query'], options?: RequestOptions): List<Webhook, PageMeta> {
        return this.http.list({
            operation: 'webhooks.list',
            method: 'GET',
            path: ['webhooks'],
            query,
            options
        });
    }
    
    /**
     * Create a webhook
     *
     * Subscribes an address to events. The answer has the signing `secret`, this once.
     *
     * `POST /webhooks`, scope `webhooks:write`
     *
     * @example
     * const webhookWithSecret = await workforce.webhooks.create({ url: 'https://example.com/hooks', events: ['person.created'], active: true })
     */
    create(body: WebhookCreate, options?: RequestOptions & IdempotencyKeyOption): Call<WebhookWithSecret> {
        return this.http.call({
            operation: 'webhooks.create',
            method: 'POST',
            path: ['webhooks'],
            body,
            idempotent: true,
            options
        });
    }
    
    /**
     * Get a webhook
     *
     * One subscription by its id.
     *
     * `GET /webhooks/{id}`, scope `webhooks:read`
     *
     * @example
     * const webhook = await workforce.webhooks.get(1)
     */
    get(id: number, options?: RequestOptions): Call<Webhook> {
        return this.http.call({
            operation: 'webhooks.get',
            method: 'GET',
            path: ['webhooks', id],
            options
        });
    }
    
    /**
     * Change a webhook
     *
     * Changes what is given. `active: true` re-enables one that was disabled.
     *
     * `PATCH /webhooks/{id}`, scope `webhooks:write`
     *
     * @example
     * const webhook = await workforce.webhooks.update(1, { active: false }, { ifMatch: 1 })
     */
    update(id: number, body: WebhookUpdate, options?: RequestOptions & IfMatchOption): Call<Webhook> {
        return this.http.call({
            operation: 'webhooks.update',
            method: 'PATCH',
            path: ['webhooks', id],
            body,
            options
        });
    }
    
    /**
     * Delete a webhook
     *
     * Ends the subscription; what is still pending is not sent, and its log is gone.
     *
     * `DELETE /webhooks/{id}`, scope `webhooks:write`
     *
     * @example
     * await workforce.webhooks.delete(1, { ifMatch: 1 })
     */
    delete(id: number, options?: RequestOptions & IfMatchOption): Call<void> {
        return this.http.call({
            operation: 'webhooks.delete',
            method: 'DELETE',
            path: ['webhooks', id],
            options
        });
    }
    
    /**
     * List deliveries of a webhook
     *
     * The newest first; filters narrow.
     *
     * `GET /webhooks/{id}/deliveries`, scope `webhooks:read`
     *
     * @example
     * for await (const webhookDelivery of workforce.webhooks.deliveries(1)) console.log(webhookDelivery)
     */
    deliveries(id: number, query?: WebhooksDeliveriesData['query'], options?: RequestOptions): List<WebhookDelivery, PageMeta> {
        return this.http.list({
            operation: 'webhooks.deliveries',
            method: 'GET',
            path: [
                'webhooks',
                id,
                'deliveries'
            ],
            query,
            options
        });
    }
}

export class WebhookDeliveriesResource extends Resource {
    
    /**
     * Get a delivery
     *
     * One delivery with every attempt.
     *
     * `GET /webhook-deliveries/{id}`, scope `webhooks:read`
     *
     * @example
     * const webhookDeliveryWithAttempts = await workforce.webhookDeliveries.get(1)
     */
    get(id: number, options?: RequestOptions): Call<WebhookDeliveryWithAttempts> {
        return this.http.call({
            operation: 'webhookDeliveries.get',
            method: 'GET',
            path: ['webhook-deliveries', id],
            options
        });
    }
}

export class EventsResource extends Resource {
    
    /**
     * Read the stream of events
     *
     * Everything that happened, in order and without gaps. The cursor of the last page stays good: keep it and ask again later for what is new.
     *
     * `GET /events`, scope `events:read`
     *
     * @example
     * for await (const eventRecord of workforce.events.list()) console.log(eventRecord)
     */
    list(query?: EventsListData['query'], options?: RequestOptions): List<EventRecord, EventPageMeta> {
        return this.http.list({
            operation: 'events.list',
            method: 'GET',
            path: ['events'],
            query,
            options
        });
    }
    
    /**
     * Get an event
     *
     * One event by its id.
     *
     * `GET /events/{id}`, scope `events:read`
     *
     * @example
     * const eventRecord = await workforce.events.get('evt_0196f2a4c1d07c3e8a51d2f3b4c5d6e7')
     */
    get(id: string, options?: RequestOptions): Call<EventRecord> {
        return this.http.call({
            operation: 'events.get',
            method: 'GET',
            path: ['events', id],
            options
        });
    }
}

export class EventTypesResource extends Resource {
    
    /**
     * List event types
     *
     * What webhooks can subscribe to: meaning, JSON Schema and example.
     *
     * `GET /event-types`, scope `events:read`
     *
     * @example
     * const eventTypes = await workforce.eventTypes.list()
     */
    list(options?: RequestOptions): Call<EventTypes> {
        return this.http.call({
            operation: 'eventTypes.list',
            method: 'GET',
            path: ['event-types'],
            options
        });
    }
}

export class Resources extends Resource {
    readonly auth = new AuthResource(this.http);
    readonly me = new MeResource(this.http);
    readonly people = new PeopleResource(this.http);
    readonly webhooks = new WebhooksResource(this.http);
    readonly webhookDeliveries = new WebhookDeliveriesResource(this.http);
    readonly events = new EventsResource(this.http);
    readonly eventTypes = new EventTypesResource(this.http);
}
