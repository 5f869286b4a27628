# Fits the ballots below with R, as the reference for ../reference.test.ts. Its output is committed as reference.json.
# Run, with the Debian packages r-base-core, r-cran-survival and r-cran-bradleyterry2:
#   Rscript packages/core/src/palmares/reference/reference.R > packages/core/src/palmares/reference/reference.json
# A ballot is a stratum of a Cox model: the event time of an image is its group, the last group is censored, and ties use Efron's
# approximation. The covariates are indicators of the images.
suppressPackageStartupMessages({
  library(survival)
  library(BradleyTerry2)
})
set.seed(20261123, kind = "Mersenne-Twister", sample.kind = "Rejection")
options(digits = 15)

# One row per place: its ballot, group, image, and the weight of the ballot.
ballot <- function(groups, weight = 1) list(groups = groups, weight = weight)

as_rows <- function(ballots) {
  do.call(rbind, lapply(seq_along(ballots), function(stratum) {
    groups <- ballots[[stratum]]$groups
    group <- rep(seq_along(groups), lengths(groups))
    data.frame(stratum, group, chosen = as.integer(group < length(groups)), image = unlist(groups), weight = ballots[[stratum]]$weight)
  }))
}

indicators <- function(rows, count) outer(rows$image, seq_len(count), `==`) * 1

# Converts estimates relative to any origin to contrasts to the mean, with their standard errors.
contrasts_to_mean <- function(estimate, covariance) {
  count <- length(estimate)
  centre <- diag(count) - 1 / count
  list(worths = estimate - mean(estimate), errors = sqrt(diag(centre %*% covariance %*% centre)))
}

fit_cox <- function(ballots, count) {
  rows <- as_rows(ballots)
  columns <- indicators(rows, count)[, -1, drop = FALSE]
  fit <- coxph(Surv(group, chosen) ~ columns + strata(stratum), rows, weights = weight, ties = "efron", robust = FALSE, control = coxph.control(eps = 1e-14, toler.chol = 1e-14, iter.max = 100))
  covariance <- rbind(0, cbind(0, vcov(fit)))
  c(contrasts_to_mean(c(0, coef(fit)), covariance), list(log_likelihood = fit$loglik[2]))
}

# Every image has its own column and none is the origin, because the ridge makes all of them identifiable.
fit_ridge <- function(ballots, count, theta) {
  rows <- as_rows(ballots)
  columns <- indicators(rows, count)
  fit <- coxph(Surv(group, chosen) ~ ridge(columns, theta = theta, scale = FALSE) + strata(stratum), rows, weights = weight, ties = "efron", robust = FALSE, control = coxph.control(eps = 1e-14, toler.chol = 1e-14, iter.max = 100, outer.max = 100))
  contrasts_to_mean(coef(fit), fit$var)
}

fit_pairs <- function(ballots, count) {
  winner <- factor(sapply(ballots, function(one) one$groups[[1]]), levels = seq_len(count))
  loser <- factor(sapply(ballots, function(one) one$groups[[2]]), levels = seq_len(count))
  fit <- BTm(rep(1, length(winner)), winner, loser, control = glm.control(epsilon = 1e-14, maxit = 100))
  covariance <- rbind(0, cbind(0, vcov(fit)))
  contrasts_to_mean(c(0, coef(fit)), covariance)
}

draw_order <- function(worths, images) images[order(worths[images] + -log(-log(runif(length(images)))), decreasing = TRUE)]

cut_order <- function(order, groups) {
  sizes <- tabulate(c(seq_len(groups), sample(groups, length(order) - groups, replace = TRUE)), groups)
  split(order, rep(seq_len(groups), sizes))
}

true_worths <- function(count) seq(1.5, -1.5, length.out = count)

full_orders <- lapply(1:12, function(i) ballot(as.list(draw_order(true_worths(8), 1:8))))
tiers <- lapply(1:30, function(i) {
  images <- sample(12, sample(6:12, 1))
  ballot(unname(cut_order(draw_order(true_worths(12), images), sample(2:5, 1))), weight = sample(c(1, 1 / 2, 1 / 3), 1))
})
pairs <- lapply(1:80, function(i) ballot(as.list(draw_order(true_worths(6), sample(6, 2)))))
# With so few people, some images would be infinitely far apart without a ridge.
few <- lapply(1:2, function(i) ballot(unname(cut_order(draw_order(true_worths(10), 1:10), 4))))

json <- function(value) {
  if (is.list(value) && !is.null(names(value)))
    paste0("{", paste0('"', names(value), '":', sapply(value, json), collapse = ","), "}")
  else if (is.list(value)) paste0("[", paste(sapply(value, json), collapse = ","), "]")
  else if (length(value) > 1) paste0("[", paste(format_number(value), collapse = ","), "]")
  else format_number(value)
}
format_number <- function(value) if (is.character(value)) paste0('"', value, '"') else formatC(value, digits = 12, format = "g", width = 1)

as_json_ballots <- function(ballots) lapply(ballots, function(one) list(groups = lapply(one$groups, as.list), weight = one$weight))

case <- function(name, count, ballots, ...) list(name = name, count = count, ballots = as_json_ballots(ballots), ...)
unname_all <- function(fit) lapply(fit, unname)

cat(json(list(
  made_by = paste0(R.version$version.string, ", survival ", packageVersion("survival"), ", BradleyTerry2 ", packageVersion("BradleyTerry2")),
  cases = list(
    case("full orders", 8, full_orders, coxph = unname_all(fit_cox(full_orders, 8)), ridge = c(list(theta = 1), unname_all(fit_ridge(full_orders, 8, 1)))),
    case("tiers of some of the images, with weights", 12, tiers, coxph = unname_all(fit_cox(tiers, 12)), ridge = c(list(theta = 1), unname_all(fit_ridge(tiers, 12, 1)))),
    case("pairs", 6, pairs, coxph = unname_all(fit_cox(pairs, 6)), bradley_terry = unname_all(fit_pairs(pairs, 6)), ridge = c(list(theta = 0.5), unname_all(fit_ridge(pairs, 6, 0.5)))),
    case("two people", 10, few, ridge = c(list(theta = 1), unname_all(fit_ridge(few, 10, 1))))
  )
)), "\n", sep = "")
