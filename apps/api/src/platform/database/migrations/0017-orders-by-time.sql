-- The state of payments follows from the latest order, and is looked at every few seconds.
create index payment_orders_by_time on payment_orders (created_at);
