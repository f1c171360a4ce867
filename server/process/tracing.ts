import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Attributes,
  type Context,
  context,
  diag,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

/*
 * Traces for OpenTelemetry, if a collector is configured. A request, its transaction and the deliveries of its events
 * form one trace. Without a collector, OpenTelemetry is not loaded and nothing is measured.
 */

/** The tracer, which `startTracing` sets once. */
let tracer: Tracer | undefined

/** The maximum time that spans wait to be sent together. */
const sendEveryMs = 1_000

/** How long the collector may take when tracing stops. */
const stopMs = 2_000

interface Tracing {
  /** Sends the remaining spans if the collector takes them within two seconds; never throws. */
  stop(): Promise<void>
}

/**
 * Starts sending spans, if the settings name a collector.
 *
 * @param service - the name of the process in traces, such as `workforce-server`
 */
export async function startTracing(
  service: 'server' | 'worker',
  { otlpEndpoint, tracesShare }: Pick<Config, 'otlpEndpoint' | 'tracesShare'>,
  log: Log,
): Promise<Tracing> {
  if (otlpEndpoint === undefined) return { stop: async () => undefined }
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
    ])
  const warn = (message: string, ...details: unknown[]) => log.warn({ details }, `OpenTelemetry: ${message}`)
  const ignore = () => undefined
  diag.setLogger({ error: warn, warn, info: ignore, debug: ignore, verbose: ignore })

  const exporter = new OTLPTraceExporter({ url: `${otlpEndpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': `workforce-${service}` }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(tracesShare) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: sendEveryMs })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  tracer = trace.getTracer('workforce')
  const stop = async (): Promise<void> => {
    const shutdown = provider
      .shutdown()
      .catch((err: unknown) => log.warn({ err }, 'OpenTelemetry: the last spans are lost'))
    await Promise.race([shutdown, sleep(stopMs, undefined, { ref: false })])
  }
  return { stop }
}

/** An open span. The code that opened the span must end it. */
export interface OpenSpan {
  traceId: string
  /** Calls `work`. Everything that it starts belongs to the span. */
  run(work: () => void): void
  /**
   * Ends the span.
   *
   * @param attributes - attributes named by OpenTelemetry's semantic conventions, and our own with the prefix
   *   `workforce.`
   */
  end(name: string, attributes: Attributes, hasFailed: boolean): void
}

/**
 * Opens the span of a request.
 *
 * @param headers - the headers of the request, which may continue a trace of the sender (W3C Trace Context)
 * @returns undefined without tracing
 */
export function openRequestSpan(name: string, headers: Record<string, unknown>): OpenSpan | undefined {
  if (!tracer) return undefined
  const parent = propagation.extract(ROOT_CONTEXT, headers)
  const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, parent)
  return {
    traceId: span.spanContext().traceId,
    run: (work) => context.with(trace.setSpan(parent, span), work),
    end(finalName, attributes, hasFailed) {
      span.updateName(finalName).setAttributes(attributes)
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

interface SpanOptions {
  attributes?: Attributes
  /** The parent span in another process, instead of the surrounding span. */
  traceparent?: string | null
  /** Whether the work is a call to another service. */
  isCall?: boolean
}

/**
 * Performs work in a separate span; without tracing, only performs it.
 *
 * @param work - receives the span, so that it can add the outcome
 * @throws the error of `work`, after recording the failure in the span
 */
export function inSpan<T>(
  name: string,
  { attributes = {}, traceparent, isCall = false }: SpanOptions,
  work: (span?: Span) => Promise<T>,
): Promise<T> {
  if (!tracer) return work()
  const options = { attributes, kind: isCall ? SpanKind.CLIENT : SpanKind.INTERNAL }
  return tracer.startActiveSpan(name, options, parentContext(traceparent), async (span) => {
    try {
      return await work(span)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name })
      throw error
    } finally {
      span.end()
    }
  })
}

function parentContext(traceparent: string | null | undefined): Context {
  if (traceparent === undefined) return context.active()
  return traceparent === null ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent })
}

/**
 * Returns the surrounding span in the form in which other processes continue it (W3C Trace Context); null without a
 * span.
 */
export function currentTraceparent(): string | null {
  if (!tracer) return null
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent ?? null
}
